// The streak, walked day by day: seven days studied earn a freeze, two are kept at most, a missed day takes one.
// Plain JavaScript, nothing from src/.

/** `studied` are numbers of days with work in them; `easyDays` the setting of that name, or nothing. */
export function countStreak(studied, { today, easyDays }) {
  const weights = easyDays?.trim().split(/\s+/).map(Number) ?? [];
  const rests = (day) => weights[(day + 4) % 7] === 0;
  const streak = { days: 0, freezesLeft: 0, frozenDays: 0 };
  // Days studied towards freezes, two freezes' worth at most; what is left over after one is spent is kept.
  let credit = 0;
  for (let day = Math.min(today, ...studied); day <= today; day += 1) {
    if (studied.has(day)) {
      streak.days += 1;
      credit = Math.min(14, credit + 1);
    } else if (day === today || rests(day)) {
      // Today is not over, and a day of rest breaks nothing.
    } else if (credit >= 7) {
      credit -= 7;
      streak.frozenDays += 1;
    } else {
      credit = 0;
      Object.assign(streak, { days: 0, frozenDays: 0 });
    }
  }
  return { ...streak, freezesLeft: Math.floor(credit / 7) };
}

// The review page by keyboard. What the test takes for granted about its names and keys stands here and nowhere else.
// It waits for what is there, which is told at once; assertions ask only now and then, and hundreds of cards add up.
import type { Locator, Page } from '@playwright/test';
import type { Learner } from './learner.ts';
import { placesFor } from './question-bank.ts';

export class ReviewPage {
  readonly grades: Locator;
  readonly done: Locator;
  private readonly page: Page;
  private readonly unanswered: Locator;
  private readonly exercise: Locator;
  private readonly introduce: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grades = page.getByRole('group', { name: 'Como foi lembrar?' });
    this.done = page.getByRole('heading', {
      name: /^(Tudo em dia|Por hoje é isso|Por agora é isso|Revisões em dia)$/,
    });
    this.introduce = page.getByRole('button', { name: /^Começar .* de hoje$/ });
    this.unanswered = page.getByRole('button', { name: 'Não sei' });
    this.exercise = page.getByRole('button', { name: 'Dar a nota aqui' });
  }

  async open(): Promise<void> {
    await this.page.goto('/revisao/');
    await this.settled();
  }

  /** Waits for a card or the end, and tells which it is. */
  async settled(): Promise<'question' | 'exercise' | 'done'> {
    await this.unanswered.or(this.exercise).or(this.done).waitFor();
    if (await this.unanswered.isVisible()) return 'question';
    return (await this.exercise.isVisible()) ? 'exercise' : 'done';
  }

  /** Answers the card on the page and grades it; a miss is not always chosen, sometimes it is not known. */
  async answer(learner: Learner, options: { chance: number }): Promise<void> {
    const kind = await this.settled();
    const knows = learner.happens(options.chance);
    if (kind === 'question' && (knows || learner.happens(0.7)))
      for (const place of await placesFor(this.page, knows ? 'right' : 'wrong'))
        await this.page.keyboard.press(String(place + 1));
    await this.page.clock.fastForward(learner.between(5, 45) * 1000);
    await this.page.keyboard.press('Space');
    await this.grades.waitFor();
    // A right guess was hard; what came at once was easy; an exercise's grade is never suggested by an answer.
    const adjusted = knows ? (learner.happens(0.2) ? '2' : learner.happens(0.15) ? '4' : null) : null;
    await this.page.keyboard.press(adjusted ?? (kind === 'exercise' && !knows ? '1' : 'Space'));
    await this.grades.waitFor({ state: 'detached' });
  }

  /** Answers cards until none is left, the day's new ones with them, `most` at the most; gives their number. */
  async answerAll(learner: Learner, options: { chance: number; most?: number }): Promise<number> {
    for (let count = 0; ; count += 1) {
      if (count === options.most) return count;
      if ((await this.settled()) === 'done') {
        if (!(await this.introduce.isVisible())) return count;
        await this.introduce.click();
        await this.done.waitFor({ state: 'detached' });
      }
      await this.answer(learner, options);
    }
  }

  /** Takes the last thing back; its card is on the page again. */
  async undo(): Promise<void> {
    await this.page.keyboard.press('u');
    await this.saying(/^Desfeito: |desfeit[ao]\.$/);
    await this.unanswered.or(this.exercise).waitFor();
  }

  /** Changes the grade of the last card to "Difícil". */
  async regrade(): Promise<void> {
    await this.page.keyboard.press('n');
    await this.grades.waitFor();
    await this.page.keyboard.press('2');
    await this.grades.waitFor({ state: 'detached' });
  }

  /** Suspends the card on the table or puts it off until tomorrow. */
  async putAway(how: 'suspend' | 'bury'): Promise<void> {
    await this.settled();
    await this.page.keyboard.press(how === 'suspend' ? 's' : '-');
    await this.saying(how === 'suspend' ? /^Suspenso: / : /^Adiado: /);
  }

  async flag(): Promise<void> {
    await this.settled();
    await this.page.keyboard.press('f');
    await this.saying(/^Marcado/);
  }

  async changeLanguage(): Promise<void> {
    await this.settled();
    await this.page.keyboard.press('l');
    await this.page.locator('.question__stem[lang="en"]').or(this.exercise).waitFor();
  }

  private async saying(sentence: RegExp): Promise<void> {
    await this.page.getByRole('status').filter({ hasText: sentence }).waitFor();
  }
}

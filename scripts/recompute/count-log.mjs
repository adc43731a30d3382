// Which entries of a log count: each id once, in order, without what was taken back. Plain JavaScript, nothing from src/.

/** Entries that count, in order, and how many did not. */
export function countLog(events) {
  const byId = new Map();
  for (const event of events) if (!byId.has(event.id)) byId.set(event.id, event);
  const ordered = [...byId.values()].sort(inOrder);
  // Backwards: an undo that was itself taken back later takes nothing back.
  const takenBack = new Set();
  for (const { id, body } of ordered.toReversed())
    if (body.type === 'undo' && !takenBack.has(id)) takenBack.add(body.target);
  const counted = ordered.filter(({ id, body }) => body.type !== 'undo' && !takenBack.has(id));
  return {
    counted,
    tally: {
      entries: events.length,
      duplicates: events.length - ordered.length,
      undoEntries: ordered.filter(({ body }) => body.type === 'undo').length,
      takenBack: ordered.filter(({ id, body }) => body.type !== 'undo' && takenBack.has(id)).length,
      reviewsTakenBack: ordered.filter(({ id, body }) => body.type === 'review' && takenBack.has(id)).length,
      counted: counted.length,
    },
  };
}

/** By time, then device, then the device's counter. */
function inOrder(one, other) {
  if (one.at !== other.at) return one.at - other.at;
  const [device, count] = one.id.split(/:(?=\d+$)/);
  const [otherDevice, otherCount] = other.id.split(/:(?=\d+$)/);
  if (device !== otherDevice) return device < otherDevice ? -1 : 1;
  return Number(count) - Number(otherCount);
}

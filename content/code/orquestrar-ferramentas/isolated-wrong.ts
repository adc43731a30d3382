// ERRADO: cada especialista conclui sem ver o que o outro achou.
type Ask = (instructions: string) => Promise<string>;

export async function reply(
  askAgent: Ask,
  ticket: string,
): Promise<string> {
  const [fix, past] = await Promise.all([
    askAgent(`Consulte a base e diga como resolver:\n${ticket}`),
    askAgent(`Consulte o histórico e diga o que já ocorreu:\n${ticket}`),
  ]);
  return `${fix}\n\n${past}`;
}

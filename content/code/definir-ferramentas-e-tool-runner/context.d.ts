// What the fragments of this lesson take for granted, beside the names that the first lesson's context declares.
// Types only; never shown to a reader and never run.
declare global {
  /** Shows the proposal to a person and waits for yes or no. */
  function askApprover(proposal: object): Promise<boolean>;
  /** Writes in the system of record. */
  function releaseOrder(
    order: string,
    environment: string,
  ): Promise<string>;
  /** Stores what a person will read; gives its number. */
  function saveProposal(proposal: object): Promise<string>;
}

export {};

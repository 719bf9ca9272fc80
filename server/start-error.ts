/** Something the operator can put right: printed as its one sentence, without a stack. */
export class StartError extends Error {}

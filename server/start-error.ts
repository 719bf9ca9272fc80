/** A problem that the operator can fix: printed as one sentence, without a stack. Imports no packages, since those may be missing. */
export class StartError extends Error {}

/** Something the operator can put right: printed as its one sentence, without a stack. Apart from all packages, which may be missing then. */
export class StartError extends Error {}

/** Four modules of three days. */
export const mostSessions = 12

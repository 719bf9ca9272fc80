/**
 * The problem of the page that waits for a free moment (server/http/waiting-page.ts). It is sent with 503; inside the program it needs a number
 * of its own, since 503 is also what a page has whose database is away.
 */
export const busyProblem = 529

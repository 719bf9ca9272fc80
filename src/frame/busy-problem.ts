/**
 * The problems of the two pages that wait for a free moment (server/http/waiting-page.ts): for who reads, and for who has sent a form. They are sent
 * with 503; inside the program they need numbers of their own, since 503 is also what a page has whose database is away.
 */
export const busyProblem = 529
export const busyFormProblem = 530

/** The status that a problem is sent with. */
export function statusOfProblem(problem: number): number {
  return problem === busyProblem || problem === busyFormProblem ? 503 : problem
}

/**
 * Where the page for a form is cut into its parts when the program starts: before the form, its action, its fields, and its end. Nothing that React
 * would escape, and no word of a text.
 */
export const formCut = '{{cut}}'

/**
 * Internal statuses of the two waiting pages (server/http/waiting-page.ts), for readers and for form submissions. They are sent as 503; inside the
 * program they need their own numbers, because 503 also means a database outage.
 */
export const busyProblem = 529
export const busyFormProblem = 530

export function statusOfProblem(problem: number): number {
  return problem === busyProblem || problem === busyFormProblem ? 503 : problem
}

/**
 * Marks where the waiting page for a form is split at start: before the form, its action, its fields, and its end. React does not escape it, and no
 * text contains it.
 */
export const formCut = '{{cut}}'

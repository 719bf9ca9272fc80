/** Statuses of the waiting pages inside the program, sent as 503, which here means a database outage (server/http/waiting-page.ts). */
export const busyProblem = 529
export const busyFormProblem = 530

export function statusOfProblem(problem: number): number {
  return problem === busyProblem || problem === busyFormProblem ? 503 : problem
}

/** Where the waiting page for a form is split: before the form, its action, its fields, its end. React does not escape it. */
export const formCut = '{{cut}}'

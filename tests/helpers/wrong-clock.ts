/** NODE_OPTIONS of a process whose machine has another time. */
export function aheadBy(minutes: number): string {
  const before = `
    const { instant } = Temporal.Now, { now } = Date
    Temporal.Now.instant = () => instant().add({ minutes: ${minutes} })
    Date.now = () => now() + ${minutes * 60_000}`
  return `--import=data:text/javascript,${encodeURIComponent(before)}`
}

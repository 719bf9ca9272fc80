/** Whether a path can be decoded: '/de/%ZZ' cannot. */
export function isReadablePath(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run here: false in the HTML that the server sends, true once the page has come alive in a browser. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

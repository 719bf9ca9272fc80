import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: false in server-rendered HTML, true after hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

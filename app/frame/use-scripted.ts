import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first rendering of the browser, true from then on: for what is a link until the script is there. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

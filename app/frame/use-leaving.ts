import { useEffect, useState } from 'react'

/** Throttle and duration of the loader (SPEC §9): by then it is full, and what has not come may have been a download. */
const longestMs = 2500

/**
 * The global loading flag (SPEC §4): whether this document is about to be replaced by another one, as plain links and forms do. Browsers
 * without the Navigation API have their own sign for it, and this says no.
 */
export function useLeaving(): boolean {
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    if (!('navigation' in window)) return
    let forgetting: ReturnType<typeof setTimeout> | undefined
    const stay = () => {
      clearTimeout(forgetting)
      setLeaving(false)
    }
    const start = ({ destination, hashChange, downloadRequest }: NavigateEvent) => {
      // The router's own navigations stay in this document, and useNavigation tells of them.
      if (destination.sameDocument || hashChange || downloadRequest !== null) return
      clearTimeout(forgetting)
      forgetting = setTimeout(stay, longestMs)
      setLeaving(true)
    }
    const { navigation } = window
    navigation.addEventListener('navigate', start)
    navigation.addEventListener('navigateerror', stay)
    // Back from the browser's page cache, the document is as it was left.
    window.addEventListener('pageshow', stay)
    return () => {
      stay()
      navigation.removeEventListener('navigate', start)
      navigation.removeEventListener('navigateerror', stay)
      window.removeEventListener('pageshow', stay)
    }
  }, [])

  return leaving
}

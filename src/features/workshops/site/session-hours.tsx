import { VisitorTime } from '#ui/visitor-time.tsx'
import { useWorkshopWords } from './use-workshop-words.ts'
import type { LiveView } from './workshop-view.ts'

/** '09:00–17:00 Uhr'; of online sessions with their zone, and with the visitor's own time where that differs. Empty when the days differ. */
export function SessionHours({ live }: { live: LiveView }) {
  const words = useWorkshopWords()
  const hours = words.hours(live)
  if (hours === undefined) return null
  return (
    <>
      {hours}
      {live.delivery === 'online' && <VisitorTime moments={live.sessions} zone={live.zone} />}
    </>
  )
}

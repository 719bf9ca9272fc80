import { useTranslations } from 'use-intl'
import type { Today } from '#usecases/ports/today.ts'
import { Text } from '../ui/text.tsx'
import styles from './todo-list.module.css'

export type TodoCounts = Omit<Today, 'dates'>

const order = [
  'failedEffects',
  'refundsDue',
  'offersEnding',
  'paymentsOpen',
  'regionalWaiting',
  'commentsWaiting',
  'messages',
] as const satisfies readonly (keyof TodoCounts)[]

/** What waits for a hand, the most urgent first; one calm sentence when nothing does. */
export function TodoList({ counts }: { counts: TodoCounts }) {
  const t = useTranslations('office.today')
  const waiting = order.filter((name) => counts[name] > 0)
  if (waiting.length === 0) return <Text size="lede">{t('nothing')}</Text>
  return (
    <ul className={styles.list}>
      {waiting.map((name) => (
        <li key={name}>
          <b>{counts[name]}</b>
          <span>{t(`todo.${name}`, { count: counts[name] })}</span>
        </li>
      ))}
    </ul>
  )
}

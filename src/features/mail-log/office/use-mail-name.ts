import { useTranslations } from 'use-intl'

/** What the office calls a mail, by the kind of its effect; null for what is no mail. */
export function useMailName(): (kind: string) => string | null {
  const t = useTranslations('officeMails.kinds')
  // a kind from the log is a plain string; whether the messages have it is asked in the same breath
  type Key = Parameters<typeof t>[0]
  return (kind) => (t.has(kind as Key) ? t(kind as Key) : null)
}

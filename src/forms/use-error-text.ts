import { useTranslations } from 'use-intl'

/**
 * Turns the message keys of the schema into sentences; `key:3` hands the message a count. Keys that the messages do not have become
 * the general one (docs/product.md#booking-form).
 */
export function useErrorText() {
  const t = useTranslations()
  type Key = Parameters<typeof t>[0]
  return (keys: readonly string[] | undefined): string | undefined => {
    if (keys?.[0] === undefined) return undefined
    // A key of the schema is a plain string; whether the messages have it is asked in the same breath.
    const [name, count] = keys[0].split(':')
    const key = name as Key
    return t.has(key) ? t(key, { count: Number(count) }) : t('errors.generic')
  }
}

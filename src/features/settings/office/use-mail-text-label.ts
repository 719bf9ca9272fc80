import { useTranslations } from 'use-intl'

/** What a value of the mails' history is called: 'seat-offer.de.subject' is 'Angebot von der Warteliste, Deutsch: Betreff'. */
export function useMailTextLabel(): (path: string) => string {
  const t = useTranslations('officeSettings.mails')
  // a path of the history is a plain string; whether the messages have it is asked in the same breath
  type Key = Parameters<typeof t>[0]
  const label = (key: string, name: string) => (t.has(key as Key) ? t(key as Key) : name)
  return (path) => {
    const [kind = '', language = '', part = ''] = path.split('.')
    return `${label(`kinds.${kind}.name`, kind)}, ${label(`languages.${language}`, language)}: ${label(`parts.${part}`, part)}`
  }
}

import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice.tsx'

/** Names the links of a text that lead nowhere; nothing where all are well. */
export function DeadLinksNotice({ links }: { links: readonly string[] }) {
  const t = useTranslations('officeLinks.inText')
  if (links.length === 0) return null
  return (
    <Notice tone="alert" title={t('title', { count: links.length })}>
      <p>{t('text')}</p>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <code>{link}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

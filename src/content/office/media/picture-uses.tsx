import { useTranslations } from 'use-intl'
import type { PictureUse } from '../../ports/office-media.ts'

/** Links to the pages that use a picture. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const t = useTranslations('officeMedia')
  if (uses.length === 0) return <p>{t('unused')}</p>
  return (
    <ul>
      {uses.map(({ id, kind, title, href }) => (
        <li key={id}>
          <a href={href}>{title}</a> ({t(`kind.${kind}`)})
        </li>
      ))}
    </ul>
  )
}

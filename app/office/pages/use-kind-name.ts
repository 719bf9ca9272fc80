import { useTranslations } from 'use-intl'

const named = [
  'title',
  'search',
  'group',
  'columns',
  'column',
  'cover',
  'heading',
  'paragraph',
  'list',
  'list-item',
  'buttons',
  'button',
  'image',
  'media-text',
  'embed',
  'html',
  'default-card',
  'speaking-list',
  'newsletter',
  'component',
  'unknown',
] as const

/** What people call a kind of block: 'core/heading' is an 'Überschrift'. A kind without a name keeps its own. */
export function useKindName(): (kind: string) => string {
  const t = useTranslations('officePages')
  return (kind) => {
    const name = named.find((known) => known === kind.slice(kind.indexOf('/') + 1))
    return name ? t(`kind.${name}`) : kind
  }
}

import { useTranslations } from 'use-intl'
import type { BlockName } from '../../blocks/index.ts'

/** 'core/list-item' → 'list-item' */
type Short<Name> = Name extends `${string}/${infer Own}` ? Own : Name

/** What people call a kind of block: 'core/heading' is an 'Überschrift'. A kind without a name keeps its own. */
export function useKindName(): (kind: string) => string {
  const t = useTranslations('officePages')
  return (kind) => {
    // One of them, or else there is no such message: then its own name is all there is.
    const name = kind.slice(kind.indexOf('/') + 1) as Short<BlockName> | 'title' | 'search'
    return t.has(`kind.${name}`) ? t(`kind.${name}`) : kind
  }
}

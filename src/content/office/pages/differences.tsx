import { useTranslations } from 'use-intl'
import { EmptyState } from '#lists/office-list.tsx'
import type { BlockName } from '../../blocks/index.ts'
import type { BlockLine, Difference } from '../../compare-pages.ts'
import styles from '../documents.module.css'

export function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations('officePages')
  const kindName = useKindName()
  if (differences.length === 0) return <EmptyState title={t('compare.same')} />
  return (
    <ol className={styles.list}>
      {differences.map((difference, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made again as a whole
        <li key={place} className={styles[difference.what]}>
          <strong>
            {kindName('line' in difference ? difference.line.kind : difference.after.kind)} ·{' '}
            {t(`compare.${difference.what}`)}
          </strong>
          {difference.what === 'changed' ? (
            <>
              <del>
                <Line line={difference.before} />
              </del>
              <ins>
                <Line line={difference.after} />
              </ins>
            </>
          ) : (
            <Line line={difference.line} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Line({ line: { words, settings } }: { line: BlockLine }) {
  return (
    <>
      {words && <span>{words}</span>}
      {settings && <small>{settings}</small>}
    </>
  )
}

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

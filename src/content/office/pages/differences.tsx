import { useTranslations } from 'use-intl'
import { EmptyState } from '#lists/empty-state.tsx'
import type { BlockLine, Difference } from '../../compare-pages.ts'
import styles from './differences.module.css'
import { useKindName } from './use-kind-name.ts'

/** What differs between two versions of a page, block by block. */
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

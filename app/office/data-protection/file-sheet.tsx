import { useTranslations } from 'use-intl'
import { Panel } from '../../ui/panel.tsx'
import styles from './file-sheet.module.css'
import type { FileView, ViewedFact } from './file-view.ts'
import { useFactText } from './use-fact-text.ts'

/** Everything that is known of an address, kind by kind, on the screen and on paper. */
export function FileSheet({ sections }: Pick<FileView, 'sections'>) {
  const t = useTranslations('officePrivacy')
  return (
    <div className={styles.sheet}>
      {sections.map(({ kind, entries }) => (
        <Panel key={kind} title={t('count', { kind: t(`kind.${kind}`), count: entries.length })}>
          <div className={styles.entries}>
            {entries.map(({ key, facts }) => (
              <Entry key={key} facts={facts} />
            ))}
          </div>
        </Panel>
      ))}
    </div>
  )
}

function Entry({ facts }: { facts: readonly ViewedFact[] }) {
  const t = useTranslations('officePrivacy')
  const textOf = useFactText()
  return (
    <dl className={styles.entry}>
      {facts.map((fact) => (
        <div key={fact.field}>
          <dt>{t(`field.${fact.field}`)}</dt>
          <dd>{textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  )
}

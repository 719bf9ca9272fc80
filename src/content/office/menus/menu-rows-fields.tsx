import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { MenuRow } from '#domain/content/menu.ts'
import { fieldId, OfficeField } from '#forms/office/office-form.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select, TextInput } from '#ui/inputs.tsx'
import { TextButton } from '#ui/text-button.tsx'
import type { LinkTarget } from '../pages/editor/link-target.ts'
import { TargetList } from '../pages/target-list.tsx'
import styles from './menu-rows-fields.module.css'

interface MenuRowsFieldsProps {
  rows: readonly MenuRow[]
  /** Whether it has sub-menus, and items that are set smaller. */
  isDeep: boolean
  /** Pages to choose from, as a menu names them. */
  targets: readonly LinkTarget[]
  /** Those of the targets where visitors find nothing. */
  brokenLinks: readonly string[]
}

/** The entries of a menu, and an empty one to add. Each has buttons that save and move it. */
export function MenuRowsFields({ rows, targets, ...shared }: MenuRowsFieldsProps) {
  const list = useId()
  const all = [...rows, { label: '', uri: '', level: 0 as const, quiet: false }]
  return (
    <>
      <ol className={styles.rows}>
        {all.map((row, index) => (
          // entries may be the same, and are known by their place alone
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={row.level === 1 ? styles.below : undefined}>
            <RowFields row={row} index={index} isNew={index === rows.length} list={list} {...shared} />
          </li>
        ))}
      </ol>
      <TargetList id={list} targets={targets} />
    </>
  )
}

interface RowFieldsProps extends Omit<MenuRowsFieldsProps, 'rows' | 'targets'> {
  row: MenuRow
  /** Of the pages that are offered. */
  list: string
  index: number
  isNew: boolean
}

function RowFields({ row, index, isDeep, isNew, brokenLinks, list }: RowFieldsProps) {
  const t = useTranslations('officeMenus')
  const name = row.label || t('newRow')
  const lines = [
    { field: `label${index}`, label: t('label'), value: row.label, list: undefined, hint: undefined },
    {
      field: `uri${index}`,
      label: t('uri'),
      value: row.uri,
      list,
      hint: brokenLinks.includes(row.uri) && (
        <span className={styles.brokenLink}>
          <Icon name="alert" /> {t('deadEnd')}
        </span>
      ),
    },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend where the list has its number
    <div className={isDeep ? styles.deepRow : styles.row} role="group" aria-label={name}>
      {lines.map(({ field, label, value, list: offered, hint }) => (
        <div key={field} className={styles.cell}>
          <OfficeField name={field} label={label} hint={hint}>
            {(control) => (
              <TextInput name={field} autoComplete="off" defaultValue={value} list={offered} {...control} />
            )}
          </OfficeField>
        </div>
      ))}
      {isDeep && (
        <div className={styles.cell}>
          <Field id={fieldId(`level${index}`)} label={t('level')}>
            {(control) => (
              <Select
                name={`level${index}`}
                options={[
                  { value: '0', label: t('top') },
                  { value: '1', label: t('below') },
                ]}
                defaultValue={String(row.level)}
                {...control}
              />
            )}
          </Field>
        </div>
      )}
      {isDeep && (
        <div className={styles.quiet}>
          <Checkbox
            id={fieldId(`quiet${index}`)}
            name={`quiet${index}`}
            label={t('quiet')}
            defaultChecked={row.quiet}
          />
        </div>
      )}
      {!isNew && (
        <div className={styles.moves}>
          {(['up', 'down', 'remove'] as const).map((step) => (
            <TextButton
              key={step}
              type="submit"
              name="step"
              value={`${step}${index}`}
              aria-label={t(`${step}Name`, { name })}
            >
              {t(step)}
            </TextButton>
          ))}
        </div>
      )}
    </div>
  )
}

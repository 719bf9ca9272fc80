import { useTranslations } from 'use-intl'
import type { Role } from '#domain/office/member.ts'
import { Button } from '#ui/button.tsx'
import { type Option, Select } from '#ui/inputs.tsx'
import styles from './role-form.module.css'

interface RoleFormProps {
  id: string
  name: string
  role: Role
  options: readonly Option[]
}

/** Changes the role of a member. */
export function RoleForm({ id, name, role, options }: RoleFormProps) {
  const t = useTranslations('officeMembers')
  return (
    <form className={styles.form} method="post">
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="id" value={id} />
      <Select name="role" aria-label={t('roleOf', { name })} options={options} defaultValue={role} />
      <Button kind="secondary" size="compact">
        {t('change')}
      </Button>
    </form>
  )
}

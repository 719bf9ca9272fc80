import { useId } from 'react'
import { TextInput } from '#ui/inputs.tsx'
import { TargetList } from '../target-list.tsx'
import type { LinkTarget } from './link-target.ts'

interface AddressInputProps {
  id: string
  name?: string | undefined
  value: string
  onChange: (value: string) => void
  targets: readonly LinkTarget[]
}

/** Where a link leads: a page of the site, found by its title, or any other address. */
export function AddressInput({ id, name, value, onChange, targets }: AddressInputProps) {
  const list = useId()
  return (
    <>
      <TextInput
        id={id}
        name={name}
        value={value}
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <TargetList id={list} targets={targets} />
    </>
  )
}

import { FieldLabel } from '@puckeditor/core'
import { useId } from 'react'
import type { DeskPicture } from '#usecases/ports/page-desk.ts'
import { TextInput } from '../../../ui/text-input.tsx'

interface PictureFieldProps {
  id: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  pictures: readonly DeskPicture[]
}

/** The address of a picture: one of those in the content system, or any other. */
export function PictureField({ id, name, label, value, onChange, pictures }: PictureFieldProps) {
  const list = useId()
  return (
    <FieldLabel label={label}>
      <TextInput
        id={id}
        name={name}
        value={value}
        list={list}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {pictures.map(({ url, filename, width, height }) => (
          <option key={url} value={url}>{`${filename} (${width} × ${height})`}</option>
        ))}
      </datalist>
    </FieldLabel>
  )
}

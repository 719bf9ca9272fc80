import { expect, it } from 'vitest'
import { z } from 'zod'
import { readOfficeForm } from './read-office-form.ts'

const schema = z.strictObject({ title: z.string(), 'page.uri': z.string().optional() })

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('reads the fields of a form and leaves the form as it was: what was asked for is read from it afterwards', () => {
  const form = formOf({ intent: 'save-publish', title: 'Bücher', 'other[9999999].name': 'x' })
  expect(readOfficeForm(form, schema)).toMatchObject({ ok: true, value: { title: 'Bücher' } })
  expect(form.get('intent')).toBe('save-publish')
  expect([...form.keys()]).toEqual(['intent', 'title', 'other[9999999].name'])
})

it('gives back what was filled in, without passwords and codes', () => {
  const read = readOfficeForm(formOf({ password: 'geheim', code: '123456', city: 'Wien' }), schema)
  expect(read).toMatchObject({ ok: false, sent: { values: { city: 'Wien' } } })
  expect(JSON.stringify(read)).not.toMatch(/geheim|123456/)
})

import { data } from 'react-router'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fields, optionalLine, requiredLine } from '#domain/form/field.ts'
import { addressForm } from '#domain/order/order-forms.ts'
import { chosenIn, dispatchForm, readSentForm, refuseForm, takeForm } from './form-action.ts'

const schema = fields({
  title: requiredLine('validation.pageTitle'),
  password: optionalLine(),
  tags: z.array(z.enum(['a', 'b'])).default([]),
})

function formOf(...sent: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  return form
}

function requestOf(...sent: [string, string][]): Request {
  return new Request('https://office.example', { method: 'POST', body: new URLSearchParams(sent) })
}

describe('a form of the office', () => {
  it('is read by its schema and left as it was: what was asked for is read from it afterwards', () => {
    const form = formOf(['intent', 'save-publish'], ['title', 'Bücher'])
    expect(readSentForm(form, schema)).toMatchObject({
      ok: true,
      value: { title: 'Bücher', tags: [] },
      sent: { intent: 'save-publish' },
    })
    expect([...form.keys()]).toEqual(['intent', 'title'])
  })

  it('comes back as it was filled in, all that was ticked included, without passwords', () => {
    const { sent } = readSentForm(formOf(['tags', 'a'], ['tags', 'b'], ['password', 'geheim']), schema)
    expect(sent).toEqual({
      intent: '',
      values: { tags: 'b' },
      chosen: { tags: ['a', 'b'] },
      errors: { title: ['validation.pageTitle'] },
    })
  })

  it('is refused for a name that it never gave out, whose value is not shown again', () => {
    const { ok, sent } = readSentForm(formOf(['title', 'Bücher'], ['list[999999999]', 'x'], ['price', '1']), schema)
    expect(ok).toBe(false)
    expect(sent.errors).toEqual({ '': ['errors.badForm'] })
    expect(sent.values).toEqual({ title: 'Bücher' })
  })

  it('has fields that lead into a part of it: the new invoice address of Umbenannt', () => {
    const address = {
      'invoice.noVatId': 'on',
      'invoice.country': 'AT',
      'invoice.city': '',
      'invoice.postalCode': '1050',
      'invoice.street': 'Neue Gasse 1',
    }
    const wrong = readSentForm(formOf(...Object.entries(address)), addressForm)
    expect(Object.keys(wrong.sent.errors)).toEqual(['invoice.city'])
    const right = readSentForm(formOf(...Object.entries({ ...address, 'invoice.city': 'Wien' })), addressForm)
    expect(right).toMatchObject({ ok: true, value: { invoice: { street: 'Neue Gasse 1', city: 'Wien' } } })
  })

  it('reports errors in the order of its fields', () => {
    const ordered = fields({ first: requiredLine('a'), second: requiredLine('b') }).superRefine(
      (_, report) => {
        report.addIssue({ code: 'custom', path: ['first'], message: 'c' })
      },
      { when: () => true },
    )
    const { sent } = readSentForm(formOf(['first', 'x']), ordered)
    expect(Object.keys(sent.errors)).toEqual(['first', 'second'])
  })
})

describe('what an action does with it', () => {
  it('is told what was typed; with mistakes the form comes back as 422', async () => {
    const take = async ({ title }: { title: string }) => title
    expect(await takeForm(requestOf(['title', 'Bücher']), schema, take)).toBe('Bücher')
    expect(await takeForm(requestOf(), schema, take)).toMatchObject({
      init: { status: 422 },
      data: { sent: { errors: { title: ['validation.pageTitle'] } } },
    })
  })

  it('refuses with 409 where someone else saved first', () => {
    const { sent } = readSentForm(formOf(['title', 'Bücher']), schema)
    expect(refuseForm(sent, { isStale: true })).toEqual(data({ sent: { ...sent, isStale: true } }, { status: 409 }))
    expect(refuseForm(sent, { problem: 'officeSignIn.tooMany' }, 429).init).toEqual({ status: 429 })
  })

  it('is chosen by the intent, which no other form has; anything else is a 400', async () => {
    const forms = { save: async () => 'saved', remove: async (form: FormData) => chosenIn(form, schema).title }
    expect(await dispatchForm(requestOf(['intent', 'save']), forms)).toBe('saved')
    expect(await dispatchForm(requestOf(['intent', 'remove'], ['title', 'Bücher']), forms)).toBe('Bücher')
    const wrong = [requestOf(['intent', 'toString']), requestOf(), requestOf(['intent', 'remove'])]
    const noForm = new Request('https://office.example', { method: 'POST', body: '{}' })
    for (const request of [...wrong, noForm])
      await expect(dispatchForm(request, forms)).rejects.toMatchObject({ init: { status: 400 } })
  })
})

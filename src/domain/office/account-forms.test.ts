import { expect, it } from 'vitest'
import { changePasswordForm, newPasswordForm } from './account-forms.ts'

it('asks for the password that there is and for twelve characters of a new one, each in its own words', () => {
  const messages = (result: { error?: { issues: { message: string }[] } }) =>
    result.error?.issues.map(({ message }) => message)
  expect(messages(changePasswordForm.safeParse({}))).toEqual(['validation.password', 'validation.passwordShort'])
  expect(messages(newPasswordForm.safeParse({}))).toEqual(['validation.passwordShort'])
})

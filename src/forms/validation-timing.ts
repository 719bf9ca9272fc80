/**
 * When the browser judges a form (docs/rules/forms.md): once it is sent, and from then on with each key. Never on blur: a message that
 * appears between pressing and letting go moves the box or button away from under the pointer, and the click is lost.
 */
export const validationTiming = { shouldValidate: 'onSubmit', shouldRevalidate: 'onInput' } as const

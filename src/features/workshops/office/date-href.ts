/** The page of a date in the office. */
export function dateHref(id: string, screen = ''): string {
  return `/office/dates/${id}${screen && `/${screen}`}`
}

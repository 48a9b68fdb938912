import { Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { ReadOnlyReason } from './read-only.ts'
import { Switch } from './Switch.tsx'

const reason = 'فقط می‌توانید ببینید.'
const press = () => {}
const dialog = { preload: press }

const acts: Readonly<Record<string, ReactElement>> = {
  'what sends a form': <Button type="submit">ذخیره</Button>,
  'what takes away': (
    <Button kind="danger" onPress={press}>
      حذف
    </Button>
  ),
  'what opens a dialog': (
    <Button opens={dialog} onPress={press}>
      ساخت
    </Button>
  ),
  'what says so': (
    <Button writes onPress={press}>
      افزودن
    </Button>
  ),
  'what takes away as an icon': <IconButton kind="danger" icon={Trash2} name="حذف" onPress={press} />,
  'a switch, which works at once': <Switch<never> label="خبر" value={false} onChange={press} />,
}

const looks: Readonly<Record<string, ReactElement>> = {
  'an everyday press': <Button onPress={press}>بستن</Button>,
  'a question that a form asks': (
    <Button type="submit" writes={false}>
      پرسیدن
    </Button>
  ),
  'an icon': <IconButton icon={Trash2} name="دیدن" onPress={press} />,
}

const within = (part: ReactElement, isReadOnly: boolean) =>
  renderToStaticMarkup(<ReadOnlyReason value={isReadOnly ? reason : undefined}>{part}</ReadOnlyReason>)

it.each(Object.entries(acts))('refuses %s where people only look, with the reason', (_, part) => {
  expect(within(part, true)).toContain(reason)
  expect(within(part, false)).not.toContain(reason)
})

it.each(Object.entries(looks))('leaves %s as it is', (_, part) => {
  expect(within(part, true)).toBe(within(part, false))
})

it('a refused button sends no form and says that it is off', () => {
  const markup = within(<Button type="submit">ذخیره</Button>, true)
  expect(markup).toContain('aria-disabled="true"')
  expect(markup).not.toContain('type="submit"')
})

import { named } from '@sarv/contract/direction'

interface Words {
  number(count: number): string
}

const selected = ({ count }: { count: number }, words: Words) => `${words.number(count)} مورد انتخاب‌شده`

/** React Aria's words of lists that can be put in order; only such lists load them. Keys and packages are React Aria's. */
export const sortableAriaText = {
  '@react-aria/dnd': {
    dragItem: (of: { itemText: string }) => `کشیدن ${named(of.itemText)}`,
    dragSelectedItems: (of: { count: number }, words: Words) => `کشیدن ${selected(of, words)}`,
    dragDescriptionKeyboard: 'برای آغاز کشیدن، Enter را بزنید.',
    dragDescriptionKeyboardAlt: 'برای آغاز کشیدن، Alt و Enter را با هم بزنید.',
    dragDescriptionTouch: 'برای آغاز کشیدن دو بار بزنید.',
    dragDescriptionVirtual: 'برای آغاز کشیدن بزنید.',
    dragDescriptionLongPress: 'برای آغاز کشیدن نگه دارید.',
    dragSelectedKeyboard: (of: { count: number }, words: Words) => `برای کشیدن ${selected(of, words)} Enter را بزنید.`,
    dragSelectedKeyboardAlt: (of: { count: number }, words: Words) =>
      `برای کشیدن ${selected(of, words)} Alt و Enter را با هم بزنید.`,
    dragSelectedLongPress: (of: { count: number }, words: Words) => `برای کشیدن ${selected(of, words)} نگه دارید.`,
    dragStartedKeyboard:
      'کشیدن آغاز شد. با کلیدهای جهت جای تازه را پیدا کنید و Enter را بزنید؛ با Escape چیزی جابه‌جا نمی‌شود.',
    dragStartedTouch: 'کشیدن آغاز شد. به جای تازه بروید و دو بار بزنید.',
    dragStartedVirtual: 'کشیدن آغاز شد. به جای تازه بروید و بزنید.',
    endDragKeyboard: 'در حال کشیدن. برای رها کردن Enter را بزنید.',
    endDragTouch: 'در حال کشیدن. برای رها کردن دو بار بزنید.',
    endDragVirtual: 'در حال کشیدن. برای رها کردن بزنید.',
    dropDescriptionKeyboard: 'برای گذاشتن Enter و برای رها کردن Escape را بزنید.',
    dropDescriptionTouch: 'برای گذاشتن دو بار بزنید.',
    dropDescriptionVirtual: 'برای گذاشتن بزنید.',
    dropCanceled: 'جابه‌جا نشد.',
    dropComplete: 'جابه‌جا شد.',
    dropIndicator: 'جای گذاشتن',
    dropOnRoot: 'گذاشتن در فهرست',
    dropOnItem: (of: { itemText: string }) => `گذاشتن روی ${named(of.itemText)}`,
    insertBefore: (of: { itemText: string }) => `پیش از ${named(of.itemText)}`,
    insertBetween: (of: { beforeItemText: string; afterItemText: string }) =>
      `میان ${named(of.beforeItemText)} و ${named(of.afterItemText)}`,
    insertAfter: (of: { itemText: string }) => `پس از ${named(of.itemText)}`,
  },
  '@react-aria/grid': {
    deselectedItem: (of: { item: string }) => `${of.item} دیگر انتخاب نیست.`,
    select: 'انتخاب',
    selectedCount: (of: { count: number }, words: Words) => `${selected(of, words)}.`,
    selectedAll: 'همه انتخاب شد.',
    selectedItem: (of: { item: string }) => `${of.item} انتخاب شد.`,
    longPressToSelect: 'برای انتخاب نگه دارید.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'کاری دارد',
    hasLinkAnnouncement: (of: { link: string }) => `پیوند دارد: ${of.link}`,
  },
}

/** Our own words of such a list. */
export const sortableText = {
  drag: 'کشیدن',
  up: (name: string) => `${named(name)}: بالاتر`,
  down: (name: string) => `${named(name)}: پایین‌تر`,
}

export const passkeysText = {
  item: 'کلیدهای عبور',
}

const persianZero = 0x06f0

/** Latin digits to Persian ones; everything else stays. */
export const toPersianDigits = (value: string | number): string =>
  String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(persianZero + Number(digit)))

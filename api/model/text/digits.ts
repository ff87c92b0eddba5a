const BENGALI_ZERO = '০'.charCodeAt(0);

/** ০১৭ → 017; everything else stays. */
export function asciiDigits(value: string): string {
  return value.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}

/** 017 → ০১৭; everything else stays. */
export function bengaliDigits(value: string): string {
  return value.replace(/[0-9]/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)));
}

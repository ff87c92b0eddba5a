/** `5` → `5 days`; what staff wrote in words stays as it is. */
export const durationText = (duration: string) =>
  /^[0-9০-৯]+$/.test(duration.trim()) ? `${duration.trim()} days` : duration;

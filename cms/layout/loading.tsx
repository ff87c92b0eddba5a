import { Spinner } from '../ui/spinner.tsx';

export const Loading = () => (
  <div role="status" className="grid min-h-dvh place-items-center text-accent">
    <Spinner className="size-9! border-3!" />
    <span className="sr-only">Loading</span>
  </div>
);

/** Illustration behind the sign-in form: a low sun over a river, as on the posters of the site. */
export const SignInBackground = () => (
  <svg
    aria-hidden
    viewBox="0 0 1200 800"
    preserveAspectRatio="xMaxYMax slice"
    className="absolute inset-0 size-full"
  >
    {/* On a narrow screen the form stands where the sun would. */}
    <circle
      cx="985"
      cy="360"
      r="105"
      fill="#f6b73c"
      className="origin-center [transform-box:fill-box] max-sm:scale-60 max-sm:[translate:30px_-185px]"
    />
    <path d="M0 480Q150 405 300 445T620 435 930 425 1200 465V800H0Z" fill="#094850" />
    <path d="M0 545Q300 520 600 545T1200 538V800H0Z" fill="#0b5a61" />
    <path d="M0 615Q300 590 600 617T1200 605V800H0Z" fill="#073f46" />
    <g fill="#f6b73c" opacity="0.55" className="max-sm:hidden">
      <rect x="900" y="560" width="170" height="4" rx="2" />
      <rect x="936" y="577" width="98" height="4" rx="2" />
      <rect x="960" y="594" width="50" height="4" rx="2" />
    </g>
    <path d="M204 606V494" stroke="#03181c" strokeWidth="5" />
    <path d="M210 500c44 10 62 42 64 92h-64Z" fill="#f4ebdc" />
    <path
      d="M96 588c12 36 50 52 112 52s100-16 112-52c-28 22-64 30-112 30s-84-8-112-30Z"
      fill="#03181c"
    />
  </svg>
);

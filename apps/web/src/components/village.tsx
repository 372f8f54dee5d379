/** The street that Casita stands in, with its own house lit; decoration at the foot of the landing page. */
export function Village({ className = 'street' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 236" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="w1" d="M30 234V164L90 114L150 164V234z" />
      <path className="r1" d="M17 175L90 114L163 175" />
      <path className="hole" d="M72 231v-30.6a18 18 0 0 1 36 0v5.8a12.2 12.2 0 0 1 -12.2 12.2h-10.8z" />
      <path className="trunk" d="M186 234V194" />
      <path className="leaf" d="M186 163c26 0 26 49 0 49s-26 -49 0 -49z" />
      <path className="w2" d="M224 234V122L272 82L320 122V234z" />
      <path className="r1" d="M213 131L272 82L331 131" />
      <rect className="hole" x="247" y="129" width="17" height="19" rx="3" />
      <rect className="lit" x="280" y="129" width="17" height="19" rx="3" />
      <path className="hole" d="M257.6 231v-24.5a14.4 14.4 0 0 1 28.8 0v4.6a9.8 9.8 0 0 1 -9.8 9.8h-8.6z" />
      <path className="w1" d="M328 234V170L392 116L456 170V234z" />
      <path className="r1" d="M314 182L392 116L470 182" />
      <path
        className="lit"
        d="M372.8 231v-32.6a19.2 19.2 0 0 1 38.4 0v6.1a13.1 13.1 0 0 1 -13.1 13.1h-11.5z"
      />
      <path className="trunk" d="M496 234V178" />
      <path className="leaf" d="M496 142c30 0 30 57 0 57s-30 -57 0 -57z" />
      <path className="w2" d="M611 108h14v31h-14z" />
      <path className="w2" d="M538 234V150L590 106L642 150V234z" />
      <path className="r1" d="M527 160L590 106L653 160" />
      <path className="hole" d="M574.4 231v-26.5a15.6 15.6 0 0 1 31.2 0v5a10.6 10.6 0 0 1 -10.6 10.6h-9.4z" />
      <path className="w3" d="M747 84h18v41h-18z" />
      <path className="w3" d="M652 234V138L720 81L788 138V234z" />
      <path className="r2" d="M637 151L720 81L803 151" />
      <rect className="lit" x="685" y="144" width="24" height="27" rx="3" />
      <rect className="hole" x="731" y="144" width="24" height="27" rx="3" />
      <path
        className="lit"
        d="M699.6 231v-34.7a20.4 20.4 0 0 1 40.8 0v6.5a13.9 13.9 0 0 1 -13.9 13.9h-12.2z"
      />
      <path className="trunk" d="M826 234V190" />
      <path className="leaf" d="M826 156c28 0 28 53 0 53s-28 -53 0 -53z" />
      <path className="w1" d="M862 234V168L916 123L970 168V234z" />
      <path className="r1" d="M850 178L916 123L982 178" />
      <path className="hole" d="M899.8 231v-27.5a16.2 16.2 0 0 1 32.4 0v5.2a11 11 0 0 1 -11 11h-9.7z" />
      <path className="w2" d="M986 234V116L1032 77L1078 116V234z" />
      <path className="r1" d="M976 125L1032 77L1088 125" />
      <rect className="lit" x="1008" y="123" width="17" height="18" rx="3" />
      <rect className="hole" x="1039" y="123" width="17" height="18" rx="3" />
      <path className="lit" d="M1018.2 231v-23.5a13.8 13.8 0 0 1 27.6 0v4.4a9.4 9.4 0 0 1 -9.4 9.4h-8.3z" />
      <path className="trunk" d="M1112 234V174" />
      <path className="leaf" d="M1112 138c30 0 30 57 0 57s-30 -57 0 -57z" />
      <path className="w1" d="M1232 112h17v39h-17z" />
      <path className="w1" d="M1141 234V164L1206 109L1271 164V234z" />
      <path className="r1" d="M1127 176L1206 109L1285 176" />
      <path
        className="hole"
        d="M1186.5 231v-33.1a19.5 19.5 0 0 1 39 0v6.2a13.3 13.3 0 0 1 -13.3 13.3h-11.7z"
      />
      <path className="w2" d="M1286 234V138L1336 96L1386 138V234z" />
      <path className="r1" d="M1275 147L1336 96L1397 147" />
      <rect className="hole" x="1310" y="144" width="18" height="20" rx="3" />
      <rect className="lit" x="1344" y="144" width="18" height="20" rx="3" />
      <path className="hole" d="M1321 231v-25.5a15 15 0 0 1 30 0v4.8a10.2 10.2 0 0 1 -10.2 10.2h-9z" />
      <path className="ground" d="M0 235h1440" />
    </svg>
  )
}

/** Four houses of the same street, for a narrower place. */
export function VillageCorner({ className = 'street street--meadow' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 640 240" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="w1" d="M28 238V174L86 125L144 174V238z" />
      <path className="r1" d="M15 185L86 125L157 185" />
      <path
        className="lit"
        d="M68.6 235v-29.6a17.4 17.4 0 0 1 34.8 0v5.6a11.8 11.8 0 0 1 -11.8 11.8h-10.4z"
      />
      <path className="trunk" d="M170 238V188" />
      <path className="leaf" d="M170 154c28 0 28 53 0 53s-28 -53 0 -53z" />
      <path className="w3" d="M296 85h18v41h-18z" />
      <path className="w3" d="M199 238V140L268 82L337 140V238z" />
      <path className="r2" d="M184 153L268 82L352 153" />
      <rect className="lit" x="232" y="146" width="25" height="28" rx="3" />
      <rect className="hole" x="279" y="146" width="25" height="28" rx="3" />
      <path
        className="lit"
        d="M247.3 235v-35.2a20.7 20.7 0 0 1 41.4 0v6.6a14.1 14.1 0 0 1 -14.1 14.1h-12.4z"
      />
      <path className="trunk" d="M366 238V200" />
      <path className="leaf" d="M366 171c24 0 24 46 0 46s-24 -46 0 -46z" />
      <path className="w2" d="M401 238V126L448 87L495 126V238z" />
      <path className="r1" d="M391 135L448 87L505 135" />
      <rect className="hole" x="424" y="133" width="17" height="19" rx="3" />
      <rect className="lit" x="456" y="133" width="17" height="19" rx="3" />
      <path className="hole" d="M433.9 235v-24a14.1 14.1 0 0 1 28.2 0v4.5a9.6 9.6 0 0 1 -9.6 9.6h-8.5z" />
      <path className="w1" d="M502 238V178L558 131L614 178V238z" />
      <path className="r1" d="M490 188L558 131L626 188" />
      <path
        className="hole"
        d="M541.2 235v-28.6a16.8 16.8 0 0 1 33.6 0v5.4a11.4 11.4 0 0 1 -11.4 11.4h-10.1z"
      />
      <path className="ground" d="M0 239h640" />
    </svg>
  )
}

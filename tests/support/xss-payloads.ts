/**
 * XSS payloads for any CMS field, by class (docs/threats.md T3). `{x}` becomes code that sets a mark, `{nonce}` the nonce of
 * an earlier page.
 */

const U2028 = "\u2028";
const NUL = "\u0000";

const BY_CLASS: Record<string, readonly string[]> = {
  "script elements": [
    "<script>{x}</script>",
    "<script\n>{x}</script\n>",
    "<script type=module>{x}</script>",
    "<script src=data:text/javascript,{x}></script>",
    "<script src=/favicon.svg>{x}</script>",
    "<script nonce={nonce}>{x}</script>",
    "<script><!--\n{x}//--></script>",
    "<script>{x}",
    "<scr<script>ipt>{x}</scr</script>ipt>",
    `<script${NUL}>{x}</script>`,
    '<script type=importmap>{"imports":{"/assets/":"data:text/javascript,{x}"}}</script>',
    '<script type=speculationrules>{"prerender":[{"urls":["/faq?{x}"]}]}</script><script>{x}</script>',
    "<noscript><p title='</noscript><script>{x}</script>'></noscript>",
  ],
  handlers: [
    "<img src=x onerror={x}>",
    "<img/src=x/onerror={x}>",
    "<img src=x onerror\n=\n{x}>",
    "<img src=x onerror=&#116;op.__xss=1>",
    "<picture><source srcset=x><img onerror={x} src=x></picture>",
    "<body onload={x}>",
    "<input autofocus onfocus={x}>",
    "<details open ontoggle={x}><summary>more</summary></details>",
    "<div contenteditable onbeforeinput={x} autofocus onfocus={x}>e</div>",
    "<dialog open onclose={x}><form method=dialog><button>c</button></form></dialog>",
    "<a href=# onclick={x}>l</a>",
    "<link rel=stylesheet href=x onerror={x}>",
    "<style onload={x}></style>",
  ],
  svg: [
    "<svg/onload={x}//",
    "<svg><script>{x}</script></svg>",
    "<svg><script href=data:text/javascript,{x} /></svg>",
    "<svg><a xlink:href='javascript:{x}'><text y=20>s</text></a></svg>",
    "<svg><animate attributeName=x dur=1s onbegin={x}></svg>",
    "<svg><a><animate attributeName=href values='javascript:{x}'/><text y=20>s</text></a></svg>",
    "<svg><use href='data:image/svg+xml,<svg id=x onload={x}>#x'/></svg>",
    "<svg><foreignObject><img src=x onerror={x}></foreignObject></svg>",
    "<svg><desc><noscript><img src=x onerror={x}></noscript></desc></svg>",
    "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' onload='{x}'/>",
  ],
  mathml: [
    "<math><mi href='javascript:{x}'>m</mi></math>",
    "<math><mtext><img src=x onerror={x}></mtext></math>",
    "<math><annotation-xml encoding=text/html><script>{x}</script></annotation-xml></math>",
  ],
  frames: [
    "<iframe srcdoc='<script>{x}</script>'></iframe>",
    "<iframe srcdoc='&lt;img src=x onerror={x}&gt;'></iframe>",
    "<iframe src='javascript:{x}'></iframe>",
    "<iframe src='data:text/html,<script>{x}</script>'></iframe>",
    "<iframe src='https://www.youtube-nocookie.com@evil.example/embed/dQw4w9WgXcQ' onload={x}></iframe>",
    "<iframe src=/faq onload={x}></iframe>",
    "<object data='data:text/html,<script>{x}</script>'></object>",
    "<object type=text/html data='javascript:{x}'></object>",
    '<embed src=\'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="{x}"/>\'>',
  ],
  addresses: [
    "javascript:{x}",
    "java\tscript:{x}",
    "java\nscript:{x}",
    "\u0001javascript:{x}",
    `java${NUL}script:{x}`,
    "javascript\n:{x}",
    "javascript://site.example/%0a{x}",
    "\u00a0javascript:{x}",
    "\ufeffjavascript:{x}",
    "\u202ejavascript:{x}",
    "data:text/html,<script>{x}</script>",
    "data:text/html;base64,PHNjcmlwdD50b3AuX194c3M9MTwvc2NyaXB0Pg==",
    "vbscript:{x}",
    "//evil.example/{x}",
    "/\\evil.example/{x}",
    "<a href='javascript:{x}'>l</a>",
    "<a href='&#x6A&#x61vascript&colon;{x}'>l</a>",
    "<a href='java&Tab;script:{x}'>l</a>",
    "<a ping='javascript:{x}' href=#>l</a>",
    "<area shape=default href='javascript:{x}'>",
    "<map name=m><area href='javascript:{x}' coords=0,0,9,9></map><img usemap=#m src=x>",
    "<blockquote cite='javascript:{x}'>q</blockquote>",
    "<input type=image src='javascript:{x}' onerror={x}>",
  ],
  "the page's own frame": [
    "<base href='javascript:{x}//'>",
    "<form action='javascript:{x}'><button>send</button></form>",
    "<form><button formaction='javascript:{x}'>send</button></form>",
    "<meta http-equiv=refresh content='0;url=javascript:{x}'>",
    "<meta http-equiv=content-security-policy content=\"script-src 'unsafe-inline'\"><script>{x}</script>",
    "<meta http-equiv=set-cookie content='user-state=1'><img src=x onerror={x}>",
    "<link rel=import href='data:text/html,<script>{x}</script>'>",
    "<link rel=modulepreload href='data:text/javascript,{x}'>",
    "<html onclick={x}><head><script>{x}</script></head>",
  ],
  styles: [
    "<p style=\"background:url('javascript:{x}')\">s</p>",
    "red;background:url(javascript:{x})",
    "#fff;}</style><script>{x}</script>",
    'url("javascript:{x}")',
    "}*{background:url(data:image/svg+xml,<svg onload={x}>)",
  ],
  "mutation and namespaces": [
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=x onerror={x}&gt;'>",
    "<math><style><img src=x onerror={x}></style></math>",
    "<svg><title><style><img src=x onerror={x}></style></title></svg>",
    "<p title='</p><img src=x onerror={x}>'>t</p>",
    "<svg><p><style><g title='</style><img src=x onerror={x}>'>",
    "<select><template><img src=x onerror={x}></template></select>",
    "<template><script>{x}</script></template>",
    "<template shadowrootmode=open><img src=x onerror={x}></template>",
    "<div><template shadowrootmode=open><script>{x}</script></template></div>",
  ],
  clobbering: [
    "<a id=__reactRouterContext href='javascript:{x}'>c</a>",
    "<form id=document><input name=cookie></form><img name=getElementById src=x onerror={x}>",
    "<form name=body><input name=firstChild></form><script>{x}</script>",
    "<iframe name=__reactRouterManifest srcdoc='<a id=x href=javascript:{x}></a>'></iframe>",
  ],
  "unterminated and nested": [
    "<img src=x onerror={x} ",
    "<!--<img src=x onerror={x}>--><img src=x onerror={x}>",
    "<![CDATA[<script>{x}</script>]]>",
    "<textarea><script>{x}</script>",
    "<<script>{x}//<</script>",
    "</div></main></body></html><script>{x}</script>",
    "<div".repeat(12) + " onclick={x}>",
  ],
  breakouts: [
    '"><img src=x onerror={x}>',
    '" onmouseover="{x}" x="',
    "' autofocus onfocus='{x}' x='",
    "x onerror={x} y",
    '\\"><script>{x}</script>',
    "</title><script>{x}</script>",
    "</script><script>{x}</script>",
    '";{x};//',
    "\\';{x};//",
    `${U2028}{x}${U2028}`,
    `"${U2028});{x};("`,
    "${{x}}",
    "{{constructor.constructor('{x}')()}}",
    '{"@type":"x"}</script><script>{x}</script>',
    '"]);{x};window.__reactRouterContext.stream.controller.enqueue("',
    '\ud83d"><script>{x}</script>',
  ],
};

export interface Payload {
  id: number;
  kind: string;
  text: string;
}

/** Every payload; sets `top.__xss = id` when it runs. */
export const XSS_PAYLOADS: readonly Payload[] = Object.entries(BY_CLASS)
  .flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))
  .map(({ kind, text }, index) => ({ id: index + 1, kind, text: text.replaceAll("{x}", `top.__xss=${index + 1}`) }));

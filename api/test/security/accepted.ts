/** What was found, is known and stays as it is, each with its reason. Written below the threats. */
export const accepted: readonly { what: string; why: string }[] = [
  {
    what: 'Pages show pictures from any https address (`img-src https:`)',
    why:
      "Products carry the addresses of their suppliers' pictures. Such a server learns of each view, " +
      'and from which network: no referrer, no cookie, no script. When the portal stores pictures itself, the ' +
      'policy names its own origin only',
  },
  {
    what: 'Trusted Types are not demanded (`require-trusted-types-for`)',
    why:
      'The federation runtime and webpack load scripts by setting their address as text, which that policy ' +
      'refuses. What it would guard is closed otherwise: no page writes HTML, nothing inline or evaluated runs,' +
      ' and each script has its hash from the registry',
  },
  {
    what: 'A new password is not looked up in a list of leaked ones (ASVS 6.2.12)',
    why:
      'The server fetches nothing from strangers (T20). The estimator knows the most common of them, and ' +
      'failures are counted',
  },
  {
    what: 'There is no address for metrics or traces',
    why:
      'Such an address tells strangers how busy the portal is, or needs a login of its own. Every request is ' +
      'one JSON line of the log with route, status and milliseconds, from which a log system makes rates and ' +
      'percentiles; queues, mails and the database are on the Operations page',
  },
  {
    what: 'Pages and published files count towards no rate limit',
    why:
      'They are answered from memory and cost the database nothing; counted, one office behind one address ' +
      'would use up its calls by opening pages',
  },
  {
    what: 'Forwarding headers of a stranger make the hint about `TRUSTED_PROXIES` appear',
    why:
      'The server cannot tell a stranger from a proxy that was not named. The hint appears once, changes ' +
      'nothing, and says "if it is a proxy of yours"',
  },
  {
    what: 'A shell takes a remote by the version of its contract; the names that the remote uses are not compared',
    why:
      'Shell and remotes come from one tree and are published together unless `--only` says otherwise; a ' +
      'remote that does not load falls back to its last good version, and the frame around it never depends on ' +
      'it',
  },
  {
    what:
      '`npm start` in production builds the front end and the bundle of the server, so it needs the tools and ' +
      'a checkout that it may write',
    why:
      'One command serves a new machine. Who wants neither builds once, publishes the folders, and starts the ' +
      'bundle with `WEB_ROOT`',
  },
  {
    what: 'A name like "Efternavn, Fornavn" and a place like "8000 Aarhus C" are imported as they stand',
    why:
      'Nothing is lost, the preview shows both before anything is saved, and a wrong guess would change the ' +
      'name of a person without being noticed',
  },
];

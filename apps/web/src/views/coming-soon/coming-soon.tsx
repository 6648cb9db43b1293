import styles from './coming-soon.module.css';

/** Stands in for the home page until the site is built. */
export function ComingSoon() {
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <img src="/images/logo-meridia.svg" alt="Meridia" width={194} height={48} />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>Le site arrive.</h1>
        <p className={styles.lead}>Le service de contenu est prêt. Les pages de l’école viennent ensuite.</p>
        <ol className={styles.route} aria-label="Avancement">
          <li className={styles.passed}>
            <span>Service de contenu</span>
            <span className={styles.state}>Prêt</span>
          </li>
          <li>
            <span>Site de l’école</span>
            <span className={styles.state}>En construction</span>
          </li>
        </ol>
      </main>
    </div>
  );
}
